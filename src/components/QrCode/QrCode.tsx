import { useTranslation } from 'react-i18next';
import { Fragment, useId, type ComponentProps, type ReactNode } from 'react';
import { encode } from 'uqr';
import { classNames } from '../classNames.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { addressParts } from './addressParts.ts';
import styles from './QrCode.module.css';
import { qrPath } from './qrPath.ts';

/** The empty margin that QR code readers need, in squares (ISO/IEC 18004). */
const QUIET = 4;

interface QrCodeProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /** The full address in the code, at most 2,331 bytes; also shown below as a link. */
  readonly address: string;
  /** The name of the target. */
  readonly title: ReactNode;
}

/**
 * A QR code of an address, and the address as a link for users on a phone. It stays dark on white in
 * every theme and with forced colours, as readers need it. Source: LAND-005.
 * @throws RangeError when the address is too long for a code
 */
export function QrCode({ address, title, className, ...rest }: QrCodeProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const side = size + 2 * QUIET;
  return (
    <figure {...rest} className={classNames(styles['code'], className)} aria-labelledby={titleId}>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG has no element with this role
        role="img"
        aria-label={t('qr_code')}
        data-message="qr_code"
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        shapeRendering="crispEdges"
        className={styles['picture']}
      >
        {/* White and black instead of theme colours, for QR code readers. */}
        <path fill="#fff" d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} />
        <path fill="#000" d={qrPath(data)} />
      </svg>
      <figcaption className={styles['caption']}>
        <span id={titleId} className={styles['title']}>
          {title}
        </span>
        <TextLink href={address} className={styles['address']} dir="ltr">
          <span data-message="server_text">
            {addressParts(address).map((part, index) => (
              // The parts of one address keep their places.
              <Fragment key={index}>
                {index > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
          </span>
        </TextLink>
      </figcaption>
    </figure>
  );
}
