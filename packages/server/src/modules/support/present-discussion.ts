import assert from "node:assert/strict";
import type { SupportDiscussion, SupportMessage } from "@app/contract/support";
import type { ListedDiscussion } from "@app/contract/support-list";
import type { Db } from "#db/db.ts";
import type { Onlooker, Row } from "./support.store.ts";
import { selectImages, selectMessages } from "./support-messages.store.ts";
import { selectPeople } from "./support-people.store.ts";

export function presentListed(row: Row, { accountId }: Onlooker): ListedDiscussion {
  assert(row.parentTransactionId !== null, "a discussion is without its request");
  return {
    ...{ id: row.id, subject: row.subject, parentTransactionId: row.parentTransactionId },
    ...{ closed: row.closedAt !== null, private: row.isPrivate, minutesUsed: row.minutesUsed },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    hasNewAnswer: row.seenMessageId !== null && row.lastResponseId > row.seenMessageId,
    last: {
      ...{ kind: row.lastKind, authorName: row.lastAuthorName, text: row.lastText },
      isMine: accountId !== null && row.lastAccountId === accountId,
    },
  };
}

/** Those in it keep it to themselves; who asked shows it to the team again. */
export function maySetPrivate({ isPrivate, isAuthor, seenMessageId }: Row) {
  return isPrivate ? isAuthor === true : seenMessageId !== null;
}

/** The whole of it, as a member of the team or as support sees it. */
export async function present(db: Db, onlooker: Onlooker, row: Row): Promise<SupportDiscussion> {
  const images = await selectImages(db, row);
  const rows = await selectMessages(db, row);
  // Pictures of people are for their own team.
  const shown = (avatar: string | null) => (onlooker.accountId === null ? null : avatar);
  const [request, ...replies] = rows.map(
    ({ accountId, avatar, avatarIndex, createdAt, ...message }): SupportMessage => ({
      ...message,
      authorAvatar: shown(avatar),
      authorAvatarIndex: avatarIndex ?? 0,
      isMine: accountId !== null && accountId === onlooker.accountId,
      createdAt: createdAt.toISOString(),
      images: images
        .filter(({ messageId }) => messageId === message.id)
        .map(({ messageId: _, ...image }) => image),
    }),
  );
  assert(request, "a discussion is without its request");
  const people = await selectPeople(db, row);
  return {
    ...presentListed(row, onlooker),
    ...{ request, replies },
    invitedUsers: people.map(({ email: _, since, avatar, ...person }) => ({
      ...person,
      avatar: shown(avatar),
      since: since.toISOString(),
    })),
    canSetPrivate: maySetPrivate(row),
    seenMessageId: row.seenMessageId,
  };
}
