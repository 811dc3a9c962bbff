import { listVideos } from "@app/contract/videos";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { SquarePlay } from "lucide-react";
import { queryFor } from "#lib/api.ts";
import type { Command } from "./palette-commands.tsx";

/** All there are, once something is typed: by their title, and by what is said in them. */
export function useFoundVideos(text: string): Command[] {
  const navigate = useNavigate();
  const isTyped = text.trim() !== "";
  const { data } = useQuery({ ...queryFor(listVideos, {}), enabled: isTyped });
  if (!isTyped || !data) return [];
  return data.categories
    .flatMap(({ videos }) => videos)
    .map(({ id, title, about, category, captions }) => ({
      id: `video ${id}`,
      label: title,
      keywords: [about, ...captions.map((caption) => caption.text)].join(" "),
      note: category,
      icon: <SquarePlay />,
      run: () => navigate({ to: "/videos", search: { video: id } }),
    }));
}
