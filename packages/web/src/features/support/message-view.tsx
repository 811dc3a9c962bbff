import { getAvatar } from "@app/contract/account";
import { Clock } from "lucide-react";
import { downloadUrl } from "#lib/api.ts";
import { formatDateTime, formatDurationHm } from "#lib/format.ts";
import { momentWords } from "#lib/moment-words.ts";
import { Avatar } from "#ui/avatar.tsx";
import { MessagePicture } from "./message-picture.tsx";
import type { SupportMessage } from "./support-queries.ts";

/** Where the pictures of a discussion are, for whoever looks at it. */
export type ImageUrl = (name: string) => string;

type MessageProps = { message: SupportMessage; imageUrl: ImageUrl };

/** Requests plain, answers in a bubble, minutes in a line. */
export function MessageView({ message, imageUrl }: MessageProps) {
  if (message.kind === "TRANSACTION") return <Minutes message={message} />;
  const isAnswer = message.kind === "RESPONSE";
  return (
    <article className="grid grid-cols-[30px_minmax(0,1fr)] gap-3">
      {isAnswer ? <SupportAvatar name={message.authorName} /> : <AuthorAvatar message={message} />}
      <div>
        <div className="flex flex-wrap items-baseline gap-x-2">
          <b className="font-semibold">{message.authorName}</b>
          <span className="text-xs text-text-3">
            {isAnswer ? "Response, Forecastle support" : "Request"}
          </span>
          <Moment at={message.createdAt} />
        </div>
        <div
          className={
            isAnswer
              ? "mt-1.5 w-fit max-w-full rounded-xl rounded-tl-xs border border-border bg-surface-sunken px-3.5 py-2.75"
              : "mt-0.75"
          }
        >
          <p className="max-w-(--read-max) leading-5.25 wrap-anywhere whitespace-pre-line">
            {message.text}
          </p>
        </div>
        {message.images.map((image) => (
          <MessagePicture key={image.name} {...image} src={imageUrl(image.name)} />
        ))}
      </div>
    </article>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="ml-auto text-2xs text-text-3">
      {formatDateTime(new Date(at), new Date())}
    </time>
  );
}

function AuthorAvatar({ message }: { message: SupportMessage }) {
  const { authorName, authorAvatar, authorAvatarIndex } = message;
  const src = authorAvatar && downloadUrl(getAvatar, { params: { name: authorAvatar } });
  return <Avatar name={authorName} index={authorAvatarIndex} src={src} />;
}

/** Support has no colour of a team's. */
export function SupportAvatar({ name, size = "md" }: { name: string; size?: "sm" | "md" }) {
  return <Avatar name={name} index={0} size={size} className="bg-n-800! text-n-0!" />;
}

function Minutes({ message: { minutes, createdAt } }: { message: SupportMessage }) {
  return (
    <p className="grid grid-cols-[30px_minmax(0,1fr)_auto] items-center gap-3 text-text-2">
      <Clock className="size-3.5 justify-self-center text-text-3" />
      <span>
        <b className="font-medium text-text">Support credit</b>{" "}
        <span className="text-text-3">
          Transaction, reply of {momentWords(createdAt, new Date())}
        </span>
      </span>
      <span className="tabular font-medium text-text">({formatDurationHm(minutes)})</span>
    </p>
  );
}
