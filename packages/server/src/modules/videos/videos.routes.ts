import { listVideoPlaces, listVideos, setVideoPlace } from "@app/contract/videos";
import { type App, mount } from "#http/mount.ts";
import { readVideos } from "./video-folder.ts";
import * as videos from "./videos.ts";

export function videoRoutes(app: App, folder: string) {
  const shelf = readVideos(folder, app.parts.log);
  mount(app, listVideos, async () => videos.byCategory(shelf));
  mount(app, listVideoPlaces, (_request, context) => videos.listPlaces(context));
  mount(app, setVideoPlace, ({ params, body }, context) =>
    videos.setPlace(context, shelf, params.id, body),
  );
}
