import { join } from 'node:path';
import { execa } from 'execa';
import { Failure } from '../../setup/process/Failure.mjs';

export const root = join(import.meta.dirname, '../../..');

const git = async (...args: readonly string[]): Promise<readonly string[]> => {
  const { stdout } = await execa('git', args, { cwd: root });
  return stdout.split('\n').filter((line) => line !== '');
};

/**
 * The commit that a branch, a tag or an expression like `main~1` names.
 * @throws Failure when there is none
 */
export async function commitOf(ref: string): Promise<string> {
  const [commit] = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).catch(() => []);
  if (commit === undefined)
    throw new Failure(`--base ${ref} names no commit; give a branch, a tag or one like main~1.`);
  return commit;
}

/** The files that the working tree has otherwise than a commit, by path from the root; new ones too. */
export async function filesChangedSince(commit: string): Promise<readonly string[]> {
  const changed = await git('diff', '--name-only', '--no-renames', commit, '--');
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...untracked])].toSorted();
}

/** Writes the files of a commit into a folder. */
export async function writeCommit(commit: string, folder: string): Promise<void> {
  await execa('git', ['archive', '--format=tar', '-o', `${folder}.tar`, commit], { cwd: root });
  await execa('tar', ['-xf', `${folder}.tar`, '-C', folder]);
}
