/**
 * The components for other teams, from one import. Unused components are tree-shaken. Each component
 * includes its styles; the `Portico` wrapper provides the texts and the tokens.
 */
import type { ComponentProps } from 'react';
import { Accordion } from './Accordion/Accordion.tsx';
import { AccountField } from './AccountField/AccountField.tsx';
import { AgreementsBlock } from './AgreementsBlock/AgreementsBlock.tsx';
import { BackButton } from './BackButton/BackButton.tsx';
import { Banner } from './Banner/Banner.tsx';
import { Benefits } from './Benefits/Benefits.tsx';
import { Button } from './Button/Button.tsx';
import { Card } from './Card/Card.tsx';
import { Carousel } from './Carousel/Carousel.tsx';
import { ChangeContactDialog } from './ChangeContactDialog/ChangeContactDialog.tsx';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { Choice } from './Choice/Choice.tsx';
import { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.tsx';
import { ConfirmMarketDialog } from './ConfirmMarketDialog/ConfirmMarketDialog.tsx';
import { CountryList } from './CountryList/CountryList.tsx';
import { CountryMenu } from './CountryMenu/CountryMenu.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { Disclosure } from './Disclosure/Disclosure.tsx';
import { EmailField } from './EmailField/EmailField.tsx';
import { EmptyState } from './EmptyState/EmptyState.tsx';
import { ErrorPage } from './ErrorPage/ErrorPage.tsx';
import { ExistsDialog } from './ExistsDialog/ExistsDialog.tsx';
import { Field } from './Field/Field.tsx';
import { FloatingButton } from './FloatingButton/FloatingButton.tsx';
import { GrowthJourney } from './GrowthJourney/GrowthJourney.tsx';
import { IconList } from './IconList/IconList.tsx';
import { IdentityDialog } from './IdentityDialog/IdentityDialog.tsx';
import { Illustration } from './Illustration/Illustration.tsx';
import { InspirationStories } from './InspirationStories/InspirationStories.tsx';
import { LandingSection } from './LandingSection/LandingSection.tsx';
import { LanguageMenu } from './LanguageMenu/LanguageMenu.tsx';
import { LegalLinks } from './LegalLinks/LegalLinks.tsx';
import { LoadingState } from './LoadingState/LoadingState.tsx';
import { Logo } from './Logo/Logo.tsx';
import { NavBar } from './NavBar/NavBar.tsx';
import { OtpField } from './OtpField/OtpField.tsx';
import { NoticeLine } from './NoticeLine/NoticeLine.tsx';
import { PageFrame } from './PageFrame/PageFrame.tsx';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { PasswordTips } from './PasswordTips/PasswordTips.tsx';
import { PhoneField } from './PhoneField/PhoneField.tsx';
import { Phrase } from './Phrase/Phrase.tsx';
import { PlayButton } from './PlayButton/PlayButton.tsx';
import { Popup } from './Popup/Popup.tsx';
import { Portico } from './Portico/Portico.tsx';
import { PullUpPanel } from './PullUpPanel/PullUpPanel.tsx';
import { QrCode } from './QrCode/QrCode.tsx';
import { RadioGroup } from './RadioGroup/RadioGroup.tsx';
import { ReferralModal } from './ReferralModal/ReferralModal.tsx';
import { RegisterModal } from './RegisterModal/RegisterModal.tsx';
import { SellerStories } from './SellerStories/SellerStories.tsx';
import { SendCodeButton } from './SendCodeButton/SendCodeButton.tsx';
import { SiteMenu } from './SiteMenu/SiteMenu.tsx';
import { SitePickerDialog } from './SitePickerDialog/SitePickerDialog.tsx';
import { Skeleton } from './Skeleton/Skeleton.tsx';
import { Slide } from './Slide/Slide.tsx';
import { SlideInMenu } from './SlideInMenu/SlideInMenu.tsx';
import { Spinner } from './Spinner/Spinner.tsx';
import { Stat } from './Stat/Stat.tsx';
import { StepMarks } from './StepMarks/StepMarks.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { Tag } from './Tag/Tag.tsx';
import { TextField } from './TextField/TextField.tsx';
import { TextLink } from './TextLink/TextLink.tsx';
import { Toasts } from './Toasts/Toasts.tsx';
import { TopBanner } from './TopBanner/TopBanner.tsx';
import { TopBar } from './TopBar/TopBar.tsx';
import { Video } from './Video/Video.tsx';
import { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
import { WaysToSell } from './WaysToSell/WaysToSell.tsx';

export { loadTexts, languagesWithTexts } from '../i18n/loadTexts.ts';
export { Message } from '../i18n/Message.tsx';
export { onPageLock } from './pageLock/pageLock.ts';
export type { Texts } from '../i18n/Texts.ts';
export type { MessageKey, MessageValues } from '../i18n/MessageKey.ts';
export type { AgreementName } from './AgreementsBlock/AgreementsBlock.tsx';
export type { MarketSelection } from './ConfirmMarketDialog/MarketSelection.ts';
export type { CountryOption } from './CountryList/CountryOption.ts';
export type { CloseReason } from './Dialog/useModal.ts';
export type { IllustrationName } from './Illustration/Illustration.tsx';
export type { NavMenu } from './NavBar/NavMenu.ts';
export type { PhraseContent } from './Phrase/PhraseContent.ts';
export type { RadioOption } from './RadioGroup/RadioGroup.tsx';
export type { Referral, ReferralTask } from './ReferralModal/Referral.ts';
export type { SendCooldown } from './SendCodeButton/SendCooldown.ts';
export type { Theme } from './Theme.ts';
export type { ToastItem } from './Toasts/ToastItem.ts';
export type { PageLockEvent } from './pageLock/createPageLock.ts';

export {
  Accordion,
  AccountField,
  AgreementsBlock,
  BackButton,
  Banner,
  Benefits,
  Button,
  Card,
  Carousel,
  ChangeContactDialog,
  Checkbox,
  Choice,
  ConfirmDialog,
  ConfirmMarketDialog,
  CountryList,
  CountryMenu,
  Dialog,
  Disclosure,
  EmailField,
  EmptyState,
  ErrorPage,
  ExistsDialog,
  Field,
  FloatingButton,
  GrowthJourney,
  IconList,
  IdentityDialog,
  Illustration,
  InspirationStories,
  LandingSection,
  LanguageMenu,
  LegalLinks,
  LoadingState,
  Logo,
  NavBar,
  OtpField,
  NoticeLine,
  PageFrame,
  PasswordField,
  PasswordTips,
  PhoneField,
  Phrase,
  PlayButton,
  Popup,
  Portico,
  PullUpPanel,
  QrCode,
  RadioGroup,
  ReferralModal,
  RegisterModal,
  SellerStories,
  SendCodeButton,
  SiteMenu,
  SitePickerDialog,
  Skeleton,
  Slide,
  SlideInMenu,
  Spinner,
  Stat,
  StepMarks,
  Tabs,
  Tag,
  TextField,
  TextLink,
  Toasts,
  TopBanner,
  TopBar,
  Video,
  VisuallyHidden,
  WaysToSell,
};

export type AccordionProps = ComponentProps<typeof Accordion>;
export type AccountFieldProps = ComponentProps<typeof AccountField>;
export type AgreementsBlockProps = ComponentProps<typeof AgreementsBlock>;
export type BackButtonProps = ComponentProps<typeof BackButton>;
export type BannerProps = ComponentProps<typeof Banner>;
export type BenefitsProps = ComponentProps<typeof Benefits>;
export type ButtonProps = ComponentProps<typeof Button>;
export type CardProps = ComponentProps<typeof Card>;
export type CarouselProps = ComponentProps<typeof Carousel>;
export type ChangeContactDialogProps = ComponentProps<typeof ChangeContactDialog>;
export type CheckboxProps = ComponentProps<typeof Checkbox>;
export type ChoiceProps = ComponentProps<typeof Choice>;
export type ConfirmDialogProps = ComponentProps<typeof ConfirmDialog>;
export type ConfirmMarketDialogProps = ComponentProps<typeof ConfirmMarketDialog>;
export type CountryListProps = ComponentProps<typeof CountryList>;
export type CountryMenuProps = ComponentProps<typeof CountryMenu>;
export type DialogProps = ComponentProps<typeof Dialog>;
export type DisclosureProps = ComponentProps<typeof Disclosure>;
export type EmailFieldProps = ComponentProps<typeof EmailField>;
export type EmptyStateProps = ComponentProps<typeof EmptyState>;
export type ErrorPageProps = ComponentProps<typeof ErrorPage>;
export type ExistsDialogProps = ComponentProps<typeof ExistsDialog>;
export type FieldProps = ComponentProps<typeof Field>;
export type FloatingButtonProps = ComponentProps<typeof FloatingButton>;
export type GrowthJourneyProps = ComponentProps<typeof GrowthJourney>;
export type IdentityDialogProps = ComponentProps<typeof IdentityDialog>;
export type IllustrationProps = ComponentProps<typeof Illustration>;
export type InspirationStoriesProps = ComponentProps<typeof InspirationStories>;
export type LandingSectionProps = ComponentProps<typeof LandingSection>;
export type LanguageMenuProps = ComponentProps<typeof LanguageMenu>;
export type LoadingStateProps = ComponentProps<typeof LoadingState>;
export type LogoProps = ComponentProps<typeof Logo>;
export type NavBarProps = ComponentProps<typeof NavBar>;
export type OtpFieldProps = ComponentProps<typeof OtpField>;
export type NoticeLineProps = ComponentProps<typeof NoticeLine>;
export type PageFrameProps = ComponentProps<typeof PageFrame>;
export type PasswordFieldProps = ComponentProps<typeof PasswordField>;
export type PasswordTipsProps = ComponentProps<typeof PasswordTips>;
export type PhoneFieldProps = ComponentProps<typeof PhoneField>;
export type PhraseProps = ComponentProps<typeof Phrase>;
export type PlayButtonProps = ComponentProps<typeof PlayButton>;
export type PopupProps = ComponentProps<typeof Popup>;
export type PorticoProps = ComponentProps<typeof Portico>;
export type PullUpPanelProps = ComponentProps<typeof PullUpPanel>;
export type QrCodeProps = ComponentProps<typeof QrCode>;
export type RadioGroupProps = ComponentProps<typeof RadioGroup>;
export type ReferralModalProps = ComponentProps<typeof ReferralModal>;
export type RegisterModalProps = ComponentProps<typeof RegisterModal>;
export type SellerStoriesProps = ComponentProps<typeof SellerStories>;
export type SendCodeButtonProps = ComponentProps<typeof SendCodeButton>;
export type SiteMenuProps = ComponentProps<typeof SiteMenu>;
export type SitePickerDialogProps = ComponentProps<typeof SitePickerDialog>;
export type SkeletonProps = ComponentProps<typeof Skeleton>;
export type SlideProps = ComponentProps<typeof Slide>;
export type SlideInMenuProps = ComponentProps<typeof SlideInMenu>;
export type SpinnerProps = ComponentProps<typeof Spinner>;
export type StatProps = ComponentProps<typeof Stat>;
export type StepMarksProps = ComponentProps<typeof StepMarks>;
export type TabsProps = ComponentProps<typeof Tabs>;
export type TagProps = ComponentProps<typeof Tag>;
export type TextFieldProps = ComponentProps<typeof TextField>;
export type TextLinkProps = ComponentProps<typeof TextLink>;
export type ToastsProps = ComponentProps<typeof Toasts>;
export type TopBarProps = ComponentProps<typeof TopBar>;
export type VideoProps = ComponentProps<typeof Video>;
export type VisuallyHiddenProps = ComponentProps<typeof VisuallyHidden>;
export type WaysToSellProps = ComponentProps<typeof WaysToSell>;
