/** Runs in the page: waits for the pictures in it. What is below the window would be waited for in vain. */
export async function decodeImages(): Promise<void> {
  const seen = [...document.images].filter(
    (image) => image.getBoundingClientRect().top < globalThis.innerHeight,
  );
  await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
}
