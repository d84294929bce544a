/** The error for a scenario name that cannot be used; its message lists the nearest names. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
  readonly nearest: readonly string[];

  constructor(message: string, nearest: readonly string[] = []) {
    super(message);
    this.nearest = nearest;
  }
}
