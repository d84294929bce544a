/** Every npm script with what it does, by who uses it. A test compares this list with package.json. */
// prettier-ignore
export const groups: readonly {
  readonly users: string;
  readonly scripts: Readonly<Record<string, string>>;
}[] = [
  {
    users: 'Everybody',
    scripts: {
      start: 'installs what is missing; serves the portal with its mock backend, and Storybook',
      test: 'installs what is missing, the browser and the fonts included; runs everything',
      help: 'this list',
      'setup:browser': 'the browser and the fonts that tests and pictures need',
    },
  },
  {
    users: 'Developers',
    scripts: {
      check: 'format, lint, types, dead code, imports, texts, coverage, generated files, rules of code; or -- a part',
      'check:lint': 'the linter, with type information',
      'check:types': 'TypeScript',
      'check:dead-code': 'unused files, exports and dependencies',
      'check:covers': 'a test that covers a requirement runs code of the portal',
      'check:imports': 'which folder may import which; circles',
      'check:texts': 'missing, unused, untranslated keys; placeholders; plural forms',
      format: 'formats every file; -- --check only tells which are not',
      generate: 'writes what follows from other files: contract, calling codes, error stories, flows; -- --check',
      'test:unit': 'the pure rules, the flows, the client, the backend, the tools',
      'test:stories': 'builds Storybook and plays every story in a browser; a screen in every language too',
      'test:quality': 'widths, languages, faults, leaks of the builds; -- --grep; -- --project runs one whole, contact-sheet too',
      new: '-- component, screen, region, call or error: writes a start of one; alone it shows how',
      regions: 'every field of every region, with its source',
      scenarios: 'every scenario of the mock backend',
      preview: 'serves the production build with the mock backend',
      'build:library': 'the components for other teams, as a package in dist-lib/',
      'check:library': "another team's project installs, compiles, bundles and shows the package",
      bench: '-- load, input, mock, conformance or size: what a page, a key, a request, a test or a package costs',
    },
  },
  {
    users: 'Designers',
    scripts: {
      storybook: 'Storybook alone',
      'build:storybook': 'Storybook as files, in storybook-static/',
      visual: '-- --base main: what looks different since, by cause, as one page; -- --affected src/...',
    },
  },
  {
    users: 'Release managers',
    scripts: {
      build: 'the portal, in dist/, with compressed twins',
      'check:build': 'no mock in it, nothing inline, its bytes; -- --few: few or many regions cost the same',
      conformance: 'checks the build in all regions; the last line is the verdict; -- --regions gb,id; -- merge; -- --help',
      'conformance:diff': 'what changed since the last release or run, as text and page; -- old.json new.json',
      'conformance:verify': 'the evidence of a run is whole and holds no secret; -- --keep 2026.11 makes it a release',
      'conformance:self-test': 'the suite sees a blank page, a test without an assertion, a dead server, Ctrl-C',
      ledger: 'each requirement with the tests that cover it; -- --missing',
      mutants: 'changes each value of each region, plants defects; a test must fail',
      release: '-- environment, nginx or try-nginx: a build for its deployment',
    },
  },
];

// `npm run help`
if (import.meta.main) {
  const names = groups.flatMap(({ scripts }) => Object.keys(scripts));
  const width = Math.max(...names.map(({ length }) => length));
  for (const { users, scripts } of groups) {
    console.log(`\n${users}`);
    for (const [name, what] of Object.entries(scripts)) {
      const command = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
      console.log(`  ${command.padEnd(width + 'npm run '.length)}  ${what}`);
    }
  }
}
