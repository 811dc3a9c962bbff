import {
  answerDiscussion,
  getStaffDiscussion,
  getStaffDiscussionImage,
  listStaffDiscussions,
  setStaffDiscussionClosed,
  setStaffDiscussionTaken,
} from "@app/contract/staff-support";
import {
  createSupportDiscussion,
  getSupportDiscussion,
  getSupportImage,
  inviteSupportUser,
  listSupportHistory,
  markSupportSeen,
  replyToSupportDiscussion,
  setSupportClosed,
  setSupportPrivate,
  supportChanges,
  uploadSupportImage,
} from "@app/contract/support";
import { listSupportDiscussions } from "@app/contract/support-list";
import { type App, mount, mountDownload } from "#http/mount.ts";
import { mountStream } from "#http/mount-stream.ts";
import * as staff from "./staff-support.ts";
import * as support from "./support.ts";
import { supportFeed } from "./support-changes.ts";
import { history } from "./support-history.ts";
import { imageFile, uploadImage } from "./support-images.ts";

export function supportRoutes(app: App) {
  mount(app, listSupportDiscussions, ({ query }, context) => support.list(context, query));
  mount(app, getSupportDiscussion, ({ params }, context) => support.get(context, params.id));
  mount(app, createSupportDiscussion, ({ body }, context) => support.create(context, body));
  mount(app, replyToSupportDiscussion, ({ params, body }, context) =>
    support.reply(context, params.parentTransactionId, body),
  );
  mount(app, inviteSupportUser, ({ params, body }, context) =>
    support.invite(context, params.id, body.accountId),
  );
  mount(app, setSupportClosed, ({ params, body }, context) =>
    support.setClosed(context, params.id, body.closed),
  );
  mount(app, setSupportPrivate, ({ params, body }, context) =>
    support.setPrivate(context, params.id, body.private),
  );
  mount(app, markSupportSeen, ({ params, body }, context) =>
    support.markSeen(context, params.id, body.messageId),
  );
  mount(app, uploadSupportImage, ({ file, body }, context) =>
    uploadImage(context, file, body.fileName),
  );
  mountDownload(app, getSupportImage, ({ params }, context) =>
    imageFile(context, params.id, params.name),
  );
  mount(app, listSupportHistory, ({ query }, context) => history(context, query));
  mountStream(app, supportChanges, supportFeed);
}

export function staffSupportRoutes(app: App) {
  mount(app, listStaffDiscussions, ({ query }, context) => staff.list(context, query));
  mount(app, getStaffDiscussion, ({ params }, context) => staff.get(context, params.id));
  mount(app, answerDiscussion, ({ params, body }, context) =>
    staff.answer(context, params.id, body),
  );
  mount(app, setStaffDiscussionClosed, ({ params, body }, context) =>
    staff.setClosed(context, params.id, body.closed),
  );
  mount(app, setStaffDiscussionTaken, ({ params, body }, context) =>
    staff.setTaken(context, params.id, body.taken),
  );
  mountDownload(app, getStaffDiscussionImage, ({ params }, context) =>
    staff.imageFile(context, params.id, params.name),
  );
}
