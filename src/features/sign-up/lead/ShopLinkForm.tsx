import { Button } from '../../../components/Button/Button.tsx';
import { ArrowIcon } from '../../../components/icons/ArrowIcon.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { cleanShopLink, SHOP_LINK_MAX_LENGTH } from '../../../domain/lead/shopLink.ts';
import { Message } from '../../../i18n/Message.tsx';
import { errorPhrase } from '../../phraseOf.ts';
import { StepForm } from '../../shared/StepForm.tsx';
import { LeadCard } from './LeadCard.tsx';
import styles from './Lead.module.css';
import type { LeadFlow } from './useLeadFlow.ts';

/** The second step of an experienced seller: the link of the shop, or none. Source: A§4 (LEAD-005), A§5 (LEAD-013). */
export function ShopLinkForm({ form, validate, heading, send }: LeadFlow) {
  const field = form.register('shop_url', { onBlur: () => void validate('shop_url', false) });
  const submit = async () => {
    if (!(await validate('shop_url', true))) return;
    send({ type: 'SHOP_SUBMITTED', shopUrl: cleanShopLink(form.getValues('shop_url')) });
  };
  return (
    <LeadCard
      data-step="shop_link"
      titleRef={heading}
      title={<Message id="lead_shop_title" />}
      lead={<Message id="lead_shop_text" />}
    >
      <StepForm onSubmit={submit}>
        <TextField
          {...field}
          type="url"
          autoComplete="url"
          maxLength={SHOP_LINK_MAX_LENGTH}
          label={<Message id="lead_shop_label" />}
          error={errorPhrase(form.formState.errors.shop_url)}
        />
        <div className={styles['actions']}>
          <Button type="submit" wide>
            <Message id="sign_up_continue" />
          </Button>
          <Button variant="quiet" onClick={() => send({ type: 'BACK_REQUESTED' })}>
            <ArrowIcon className={styles['arrow']} />
            <Message id="sign_up_back" />
          </Button>
        </div>
      </StepForm>
    </LeadCard>
  );
}
