import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { SearchInput } from "./search-input.tsx";

const PAUSE_MS = 250;

type SearchBoxProps = { label: string; value: string; onSearch: (text: string) => void };

/** Searches when the typing pauses; follows the address when that changes by itself. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const router = useRouter();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const pause = setTimeout(() => {
      // Whoever has opened another page meanwhile is not brought back by what they typed on this one.
      const { resolvedLocation } = router.state;
      if (router.latestLocation.pathname === resolvedLocation?.pathname) onSearch(text);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  });
  return (
    <SearchInput
      aria-label={label}
      placeholder={label}
      value={text}
      maxLength={100}
      onChange={(event) => setText(event.target.value)}
      className="w-60 phone:w-full"
    />
  );
}
