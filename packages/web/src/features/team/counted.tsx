/** A card's title with how many are in it. */
export function Counted({ title, count }: { title: string; count: number }) {
  return (
    <>
      {title} {count > 0 && <span className="ml-1 font-normal text-text-3">{count}</span>}
    </>
  );
}
