/** A background on which text is hard to read: stripes of black, white and strong colours. */
export function HarshPicture() {
  const stripes = ['#000', '#fff', '#b93a0e', '#fff', '#14213d', '#000'];
  const stops = stripes.map((colour, index) => `${colour} ${index * 40}px ${(index + 1) * 40}px`);
  return (
    <div
      data-picture=""
      style={{
        blockSize: '150vh',
        background: `repeating-linear-gradient(110deg, ${stops.join(', ')})`,
      }}
    />
  );
}
