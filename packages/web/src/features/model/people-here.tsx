import { Avatar } from "#ui/avatar.tsx";

type Person = { name: string; avatarIndex: number; isYou: boolean };

const SHOWN_MAX = 4;

/** Who has the model open, oneself last. */
export function PeopleHere({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null;
  const others = people.filter(({ isYou }) => !isYou);
  const shown = [...others, ...people.filter(({ isYou }) => isYou)];
  const names = shown.map(({ name, isYou }) => (isYou ? "you" : name));
  return (
    <p className="flex items-center" title={`Here now: ${names.join(", ")}`}>
      <span className="sr-only">{`Here now: ${names.join(", ")}`}</span>
      {shown.slice(0, SHOWN_MAX).map(({ name, avatarIndex }, at) => (
        <Avatar
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          key={`${name} ${at}`}
          name={name}
          index={avatarIndex}
          size="sm"
          className="-ml-1 ring-2 ring-bg first-of-type:ml-0"
        />
      ))}
      {shown.length > SHOWN_MAX && (
        <span className="ml-1 text-xs text-text-3">+{shown.length - SHOWN_MAX}</span>
      )}
    </p>
  );
}
