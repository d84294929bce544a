import type { ComponentProps } from 'react';
import { classNames } from '../../../src/components/classNames.ts';
import { DocsPage } from '../parts/DocsPage.tsx';
import { Arches } from './Arches.tsx';
import { BothThemes } from './BothThemes.tsx';
import { DosAndDonts } from './DosAndDonts.tsx';
import { Figures } from './Figures.tsx';
import { IconSheet } from './IconSheet.tsx';
import { IllustrationSheet } from './IllustrationSheet.tsx';
import styles from './Look.module.css';
import { LookSection } from './LookSection.tsx';
import { MotionDemo } from './MotionDemo.tsx';
import { Opening } from './Opening.tsx';
import { Pairs } from './Pairs.tsx';
import { Palette } from './Palette.tsx';
import { ScriptCards } from './ScriptCards.tsx';
import { Shapes } from './Shapes.tsx';
import { SpaceSteps } from './SpaceSteps.tsx';
import { TypeScale } from './TypeScale.tsx';
import { Voice } from './Voice.tsx';

/** The visual language: its values as measured, and each rule with its reason. For designers. */
export function Look({ className, ...rest }: Omit<ComponentProps<'section'>, 'aria-label'>) {
  return (
    <DocsPage
      {...rest}
      aria-label="Visual language"
      className={classNames(styles['look'], className)}
    >
      <Opening />
      <LookSection
        title="Colour"
        rule="Neutral surfaces, and clay for one primary action."
        why="A user should find the primary action at once, so clay means only that. Everything else is stone, paper and night blue. The second arch of each colour is the theme tiktok."
      >
        <Palette />
      </LookSection>
      <LookSection
        title="Contrast"
        rule="7 : 1 for running text, 4.5 : 1 for any text, 3 : 1 for edges."
        why="The portal is also used outdoors, in full sun. So running text has 7 : 1 instead of 4.5 : 1, and the edge of a field has 3 : 1, because users have to find a field before they fill it in."
      >
        <Pairs />
      </LookSection>
      <LookSection
        title="Themes"
        rule="Other values, the same structure."
        why="The dialogs have a second theme. Only the tokens differ: no component depends on the theme, so every component works in both, and a third theme would be one block of CSS."
      >
        <BothThemes />
      </LookSection>
      <LookSection
        title="Type"
        rule="System fonts, eight sizes, three weights."
        why="A web font costs about a second on a slow line, and no single font covers all our scripts. Weights are 400 and 600, so a heavy line is always a title or a button; 700 is for the headline of the page only. Sizes from 18 up grow with the window, in rem, so they also follow the user’s font size."
      >
        <TypeScale />
        <Figures />
      </LookSection>
      <LookSection
        title="Scripts"
        rule="Each script has its own fonts and line height."
        why="One line height for all scripts fits Latin only. Every language sets its fonts, line height and letter spacing once, with :lang(); components only use text, label, title or hero. The numbers here are measured in this browser."
      >
        <ScriptCards />
      </LookSection>
      <LookSection
        title="Space"
        rule="Nine steps: more space outside than inside."
        why="Related things are at most 12 apart, other things at least 24. With that, a form does not need lines or boxes to show its parts."
      >
        <SpaceSteps />
      </LookSection>
      <LookSection
        title="Shape and elevation"
        rule="The larger the thing, the rounder its corners. Two elevations above the page."
        why="The radius shows the layer: a field is in the page, a card on it, a dialog over it. Shadows have the ink colour of their theme, not grey."
      >
        <Shapes />
      </LookSection>
      <LookSection
        title="The arch"
        rule="One motif: a shape with a round top and a square base."
        why="The arch stands for the entrance of the marketplace. It frames pictures and marks the progress through the steps; it has no other use."
      >
        <Arches />
      </LookSection>
      <LookSection
        title="Motion"
        rule="160, 200 and 240 milliseconds, and only after an action of the user."
        why="Motion shows where a thing came from. With reduced motion only fades remain: distances become 0, durations stay. Carousels and videos, which move by themselves, have a pause button."
      >
        <MotionDemo />
      </LookSection>
      <LookSection
        title="Icons"
        rule="A grid of 24, a line of 1.75, round ends."
        why="At 20 px the line is as strong as the letters next to it. Icons take the colour of their text, are hidden from screen readers, and never replace a word that has room."
      >
        <IconSheet />
      </LookSection>
      <LookSection
        title="Illustrations"
        rule="Arches, awnings and parcels; under 2 KB each."
        why="With them a page without content still looks like the portal. They are separate files, so a page loads only those that it shows. They mirror with the page, except for the clock."
      >
        <IllustrationSheet />
      </LookSection>
      <LookSection
        title="Voice"
        rule="Plain, short, addressed to the user. No exclamation marks."
        why="Our texts are read in fourteen languages, by users in a hurry. Jokes do not survive translation; clear sentences do."
      >
        <Voice />
      </LookSection>
      <LookSection
        title="Do and do not"
        rule="Six rules to check in a review."
        why="They are the rules that new screens break most often."
      >
        <DosAndDonts />
      </LookSection>
    </DocsPage>
  );
}
