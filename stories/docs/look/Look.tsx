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

/** The visual language: what it is made of, measured, each rule with its reason. For designers. */
export function Look({ className, ...rest }: Omit<ComponentProps<'section'>, 'aria-label'>) {
  return (
    <DocsPage {...rest} aria-label="The look" className={classNames(styles['look'], className)}>
      <Opening />
      <LookSection
        title="Colour"
        rule="Paper, ink, and one thing in clay."
        why="A seller should see in half a second what to press. So clay means only that; everything else is stone, paper and night blue. The second arch is the theme tiktok."
      >
        <Palette />
      </LookSection>
      <LookSection
        title="Contrast"
        rule="AAA to read, AA for any word, 3 : 1 for an edge."
        why="A phone in a market stall is read in full sun. Text is held to 7 : 1, not to 4.5 : 1, and the edge of a field to 3 : 1, because a field that is not found is not filled in."
      >
        <Pairs />
      </LookSection>
      <LookSection
        title="Themes"
        rule="Other values, the same structure."
        why="The dialogs have a second theme. Only tokens differ: no component knows which theme it stands in, so neither can be forgotten, and a third would be one block of CSS."
      >
        <BothThemes />
      </LookSection>
      <LookSection
        title="Type"
        rule="The faces that a device has, eight sizes, three weights."
        why="A downloaded font costs a seller on a slow line a second, and no one font has all our scripts. Weights are 400 and 600, so that a heavy line is always a title or a button; 700 stands once, in the promise. Sizes from 18 up grow with the window, in rem, so they grow with the reader’s own setting too."
      >
        <TypeScale />
        <Figures />
      </LookSection>
      <LookSection
        title="Scripts"
        rule="Each script has its own faces and its own air."
        why="One line height for all is a Latin line height. Every language sets its faces, the distance of its lines and its tracking once, by :lang(); components only ask for text, label, title or hero. What stands here is measured as this browser draws it."
      >
        <ScriptCards />
      </LookSection>
      <LookSection
        title="Space"
        rule="Nine steps. Generous outside, tight inside."
        why="Things that belong together stand at most 12 apart, things that do not at least 24. With that, a form needs no lines and no boxes to be understood."
      >
        <SpaceSteps />
      </LookSection>
      <LookSection
        title="Shape and height"
        rule="The larger the thing, the rounder the corner. Two heights above the page."
        why="A corner says how far a thing stands forward: a field is in the page, a card on it, a dialog over it. Shadows are the ink of their theme, never grey, as morning shadows are not grey either."
      >
        <Shapes />
      </LookSection>
      <LookSection
        title="The arch"
        rule="One motif: a round top on square feet."
        why="An entrance is a promise of what is behind it. The arch frames what is shown, marks how far you have come, and stands nowhere else."
      >
        <Arches />
      </LookSection>
      <LookSection
        title="Motion"
        rule="160, 200, 240 milliseconds, and nothing that nobody touched."
        why="Motion explains where a thing came from. Whoever asks their device for less of it gets a fade alone: distances become 0, times stay. What moves by itself, a carousel or a video, has a pause."
      >
        <MotionDemo />
      </LookSection>
      <LookSection
        title="Icons"
        rule="Drawn on 24, a line of 1.75, round ends."
        why="At 20 px the line is as strong as the letters beside it. They take the colour of their text, say nothing to a screen reader, and never stand alone where a word would do."
      >
        <IconSheet />
      </LookSection>
      <LookSection
        title="Illustrations"
        rule="Arches, awnings, parcels; under 2 KB each."
        why="A page that has nothing to show still belongs to the same street. They are files, so that nobody downloads one that is not seen, and they mirror with the page, but for the clock."
      >
        <IllustrationSheet />
      </LookSection>
      <LookSection
        title="Voice"
        rule="Plain, short, to you. No exclamation marks."
        why="Our words are read in fourteen languages, by people in a hurry. A joke does not survive translation; a clear sentence does."
      >
        <Voice />
      </LookSection>
      <LookSection
        title="So, and not so"
        rule="Six rules that a review looks for."
        why="They are the ones that are broken first when a screen is made in a hurry."
      >
        <DosAndDonts />
      </LookSection>
    </DocsPage>
  );
}
