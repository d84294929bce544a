/** A scenario name that cannot be used. The message says which names come near. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
  readonly nearest: readonly string[];

  constructor(message: string, nearest: readonly string[] = []) {
    super(message);
    this.nearest = nearest;
  }
}
