import { assumed, specified } from '../SourcedValue.ts';

/** The one call that every lead goes out by (S-147). */
export const rawLead = {
  method: specified('POST', 'A§7'),
  path: specified('/api/v1/usseller/onboard/v1/local/us/raw_lead', 'A§7'),
  channelSource: specified('sign_up_page', 'A§7'),
  /** `channel_detail` from the register form; the subscribe form sends the query as JSON. */
  registerDetail: specified('signuplead', 'A§7'),
  /** The code of an answer that is a success, beside that of the mock backend, 0. */
  noCode: specified(null, 'A§7'),
  mandatoryKey: specified('seller_onboard_us_mandatory_error_msg', 'A§5'),
} as const;

/** The subscribe button, its drawer, and the form within the page. */
export const subscribe = {
  /** The content slot of the form's texts. */
  slot: specified(14, 'B§3'),
  textKeys: specified(['title', 'titleHighlightText', 'description', 'buttonText'], 'B§3'),
  opensByItself: assumed('once per page load', 'S-145'),
  /** What a text that was cut ends with. */
  ellipsis: assumed('…', 'S-126'),
  fields: assumed(['phone or e-mail', 'shop link'], 'S-146'),
} as const;

/** The questionnaire before the sign-up, by experiment. */
export const leadForm = {
  /** The call that names the experiments, the experiment, and its value for each group. */
  experiments: assumed('/api/v1/seller/common/get', 'S-183'),
  flag: specified('showLeadForm', 'B§4'),
  groupA: specified(2, 'B§4'),
  groupB: assumed(1, 'S-148'),
  /** Group A's answers, in their order. */
  answersA: assumed(['new', 'experienced'], 'S-148'),
  /** Group B's buttons, in their order. */
  answersB: specified(['first store', 'Shopify', 'Others'], 'B§4'),
  /** What each button stands for. */
  meaningsB: assumed(
    {
      'first store': { sellerStatus: 1 },
      Shopify: { sellerStatus: 2, sellerSource: 1 },
      Others: { sellerStatus: 2, sellerSource: 0 },
    },
    'S-149',
  ),
  status: specified({ new: 1, experienced: 2 }, 'A§3'),
  /** What a register option sends of the account. */
  contactOfLead: assumed('the account when it is valid', 'S-150'),
} as const;
