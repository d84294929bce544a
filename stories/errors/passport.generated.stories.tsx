// Written by `npm run generate -- error-stories` from src/domain/errors/errorCatalogue.ts; edit that and run it again.
import preview from '../../.storybook/preview.tsx';
import { errorStory } from '../support/errorStory.tsx';

const meta = preview.meta({
  title: 'Errors/passport',
  parameters: {
    layout: 'fullscreen',
    // Each error stands in a frame of its own in the docs: it walks the whole page.
    docs: { story: { inline: false, iframeHeight: '760px' } },
  },
});

export const InternalErrorAtEmailSendCode = meta.story(
  errorStory({ scenario: 'passport.0@email.send_code', call: 'email.send_code', surface: 'toast' }),
);

export const InternalErrorAtEmailRegisterCodeVerify = meta.story(
  errorStory({ scenario: 'passport.0@email.register.code_verify', call: 'email.register.code_verify', surface: 'code-field' }),
);

export const InternalErrorAtEmailRegisterTicketRegister = meta.story(
  errorStory({ scenario: 'passport.0@email.register.ticket_register', call: 'email.register.ticket_register', surface: 'toast' }),
);

export const LocationErrorAtEmailSendCode = meta.story(
  errorStory({ scenario: 'passport.17@email.send_code', call: 'email.send_code', surface: 'market' }),
);

export const LocationErrorAtEmailRegisterTicketRegister = meta.story(
  errorStory({ scenario: 'passport.17@email.register.ticket_register', call: 'email.register.ticket_register', surface: 'toast' }),
);

export const InvalidPasswordAtEmailRegisterTicketRegister = meta.story(
  errorStory({ scenario: 'passport.1010@email.register.ticket_register', call: 'email.register.ticket_register', surface: 'toast' }),
);

export const NotRegisteredAtEmailSendCode = meta.story(
  errorStory({ scenario: 'passport.1011@email.send_code', call: 'email.send_code', surface: 'account-field' }),
);

export const EmailExistAtEmailSendCode = meta.story(
  errorStory({ scenario: 'passport.1023@email.send_code', call: 'email.send_code', surface: 'conflict' }),
);

export const EmailExistAtEmailRegisterTicketRegister = meta.story(
  errorStory({ scenario: 'passport.1023@email.register.ticket_register', call: 'email.register.ticket_register', surface: 'conflict' }),
);

export const EmailCodeExpiredAtEmailRegisterCodeVerify = meta.story(
  errorStory({ scenario: 'passport.1703@email.register.code_verify', call: 'email.register.code_verify', surface: 'code-field' }),
);

export const EmailCodeExpiredAtEmailRegisterTicketRegister = meta.story(
  errorStory({ scenario: 'passport.1703@email.register.ticket_register', call: 'email.register.ticket_register', surface: 'toast' }),
);

export const EmailCodeWrongAtEmailRegisterCodeVerify = meta.story(
  errorStory({ scenario: 'passport.1704@email.register.code_verify', call: 'email.register.code_verify', surface: 'code-field' }),
);

export const EmailCodeWrongAtEmailRegisterTicketRegister = meta.story(
  errorStory({ scenario: 'passport.1704@email.register.ticket_register', call: 'email.register.ticket_register', surface: 'toast' }),
);

export const CloseCaptchaAtEmailRegisterTicketRegister = meta.story(
  errorStory({ scenario: 'passport.CloseCaptcha@email.register.ticket_register', call: 'email.register.ticket_register', surface: 'nothing' }),
);

export const CloseCaptchaAtEmailSendCode = meta.story(
  errorStory({ scenario: 'passport.CloseCaptcha@email.send_code', call: 'email.send_code', surface: 'nothing' }),
);

export const TextErrorAtEmailRegisterTicketRegister = meta.story(
  errorStory({ scenario: 'passport.-1@email.register.ticket_register', call: 'email.register.ticket_register', surface: 'toast' }),
);

export const TextErrorAtEmailSendCode = meta.story(
  errorStory({ scenario: 'passport.-1@email.send_code', call: 'email.send_code', surface: 'toast' }),
);
