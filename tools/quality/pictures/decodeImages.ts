/** Runs in the page: has every picture in it come, also where nobody has scrolled to, and waits for it. */
export async function decodeImages(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager'; // one that is not in view would be waited for in vain
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}
