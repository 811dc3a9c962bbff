import type { Video, VideoPlace } from "@app/contract/videos";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { EmptyState } from "#ui/empty-state.tsx";
import { Page, Stack } from "#ui/page.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { TabLinks } from "#ui/tabs.tsx";
import { VideoPlayer } from "./video-player.tsx";
import { videoPlaces, videoShelf } from "./video-queries.ts";
import type { VideoSearch } from "./video-search.ts";
import { VideoShelf } from "./video-shelf.tsx";
import { type Found, findVideos, type Watched, watchedOf } from "./watching.ts";

type VideosPageProps = {
  search: VideoSearch;
  onChange: (change: Partial<VideoSearch>) => void;
};

/** Recordings of the product: one to watch, and what else there is. */
export function VideosPage({ search, onChange }: VideosPageProps) {
  const { categories } = useSuspenseQuery(videoShelf).data;
  // How far one watched is no reason to wait, nor to fail.
  const places = useQuery(videoPlaces).data?.items ?? [];
  const all = categories.flatMap(({ videos }) => videos);
  const [first] = useState(() => firstOf(all, places));
  if (all.length === 0) return <NoVideos />;
  const category = categories.find(({ name }) => name === search.category);
  const isWhole = !category && search.search === "";
  const offered = category?.videos ?? all;
  const shown = all.find(({ id }) => id === search.video) ?? (isWhole ? first : undefined);
  const found = findVideos(offered, search.search);
  return (
    <Page
      title="Videos"
      actions={
        <SearchBox
          label="Search videos and captions"
          value={search.search}
          onSearch={(text) => onChange({ search: text })}
        />
      }
    >
      <TabLinks
        label="Categories"
        className="mb-5 border-b border-border"
        active={category?.name ?? "All"}
        tabs={[
          { key: "All", label: "All", count: all.length },
          ...categories.map(({ name, videos }) => ({
            ...{ key: name, label: name, count: videos.length },
          })),
        ]}
        renderLink={(key, link) => (
          <Link to="/videos" search={{ ...search, category: key === "All" ? "" : key }} {...link} />
        )}
      />
      <Stack gap="lg">
        {shown && (
          <VideoPlayer
            key={shown.id}
            video={shown}
            watched={watchedOf(shown, places)}
            next={all[all.indexOf(shown) + 1]}
            search={search.search}
          />
        )}
        {isWhole ? (
          <Shelves {...{ categories, places, search }} all={found} />
        ) : (
          <FoundVideos {...{ found, places, search }} title={category?.name ?? "Found"} />
        )}
      </Stack>
    </Page>
  );
}

/** What was begun last, else what is not seen yet. It stays while the page is open, whatever is watched meanwhile. */
function firstOf(all: readonly Video[], places: readonly VideoPlace[]) {
  const byState = (state: Watched["state"]) =>
    all.find((video) => watchedOf(video, places).state === state);
  const last = all.find(({ id }) => id === places[0]?.videoId);
  const isLastBegun = last && watchedOf(last, places).state === "begun";
  return (isLastBegun ? last : undefined) ?? byState("begun") ?? byState("new") ?? all[0];
}

type ShelfProps = { places: readonly VideoPlace[]; search: VideoSearch };

function FoundVideos({
  found,
  places,
  search,
  title,
}: ShelfProps & { found: readonly Found[]; title: string }) {
  if (found.length > 0) return <VideoShelf {...{ title, found, places, kept: search }} />;
  return (
    <EmptyState
      title={`Nothing about “${search.search}”`}
      text="Neither in a title nor in what is said. Ask us: what is missing we record."
      action={
        <Link to="/support/request" search={{ subject: `A video about ${search.search}` }}>
          Ask support
        </Link>
      }
    />
  );
}

type ShelvesProps = ShelfProps & {
  categories: readonly { name: string; videos: readonly Video[] }[];
  all: readonly Found[];
};

function Shelves({ categories, places, search, all }: ShelvesProps) {
  const begun = all.filter(({ video }) => watchedOf(video, places).state === "begun");
  const shelf = { places, kept: search };
  return (
    <>
      <VideoShelf title="Go on watching" found={begun} {...shelf} />
      {categories.map(({ name, videos }) => (
        <VideoShelf
          key={name}
          title={name}
          found={all.filter(({ video }) => videos.includes(video))}
          {...shelf}
        />
      ))}
    </>
  );
}

function NoVideos() {
  return (
    <Page title="Videos">
      <EmptyState
        title="No videos here yet"
        text={
          <>
            Whoever runs this installation records them with <code>npm run videos</code>. Until
            then, support answers.
          </>
        }
        action={<Link to="/support/request">Ask support</Link>}
      />
    </Page>
  );
}
