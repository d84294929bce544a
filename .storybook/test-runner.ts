// The test runner looks for its hooks here; they belong to the checks of the stories.
export { default } from '../tools/quality/plays/hooks.ts';
