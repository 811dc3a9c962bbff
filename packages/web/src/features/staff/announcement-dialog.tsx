import {
  announcementDraft,
  createAnnouncement,
  updateAnnouncement,
} from "@app/contract/announcements";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { type ControlProps, Field, TextArea, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import {
  type Announcement,
  type Audience,
  announcedAnew,
  audienceKey,
} from "./announcement-queries.ts";
import { localText } from "./local-text.ts";

type AnnouncementDialogProps = {
  /** What is changed; a new one where there is none. */
  announcement: Announcement | undefined;
  audiences: Audience[];
  onClose: () => void;
};

export function AnnouncementDialog({ announcement, audiences, onClose }: AnnouncementDialogProps) {
  const form = useServerForm(announcementDraft, draftOf(announcement));
  const queries = useQueryClient();
  const save = useSubmit(
    form,
    (body) =>
      announcement
        ? call(updateAnnouncement, { params: { id: announcement.id }, body })
        : call(createAnnouncement, { body }),
    {
      onSaved: () => {
        toast.success(announcement ? "Announcement changed" : "Announcement posted");
        void announcedAnew(queries);
        onClose();
      },
    },
  );
  const { errors, isSubmitting } = form.formState;
  const draft = form.watch();
  const chosen = audiences.find((each) => audienceKey(each) === audienceKey(draft));
  const chooseAudience = (key: string) => {
    const audience = audiences.find((each) => audienceKey(each) === key);
    if (!audience) return;
    form.setValue("audience", audience.audience, { shouldDirty: true });
    form.setValue("sourceId", audience.sourceId);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={announcement ? "Change announcement" : "New announcement"}
      description="Stands on every page of those it is for, until they dismiss it or it ends."
    >
      <form noValidate onSubmit={save} className="grid gap-4">
        <Field label="Text" error={errors.text?.message}>
          {(control) => <TextArea {...control} {...form.register("text")} />}
        </Field>
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <Field label="Who" error={errors.sourceId?.message ?? errors.audience?.message}>
            {(control) => (
              <Select
                {...control}
                value={audienceKey(draft)}
                onChange={(event) => chooseAudience(event.target.value)}
              >
                {audiences.map((each) => (
                  <option key={audienceKey(each)} value={audienceKey(each)}>
                    {each.name}, {teamsText(each)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Kind" error={errors.kind?.message}>
            {(control) => (
              <Select {...control} {...form.register("kind")}>
                <option value="info">Good to know</option>
                <option value="alert">Warning</option>
              </Select>
            )}
          </Field>
          <Field
            label="From"
            aside="Optional"
            hint="Empty for at once."
            error={errors.from?.message}
          >
            {(control) => (
              <MomentInput
                {...control}
                moment={draft.from}
                onChange={(moment) => form.setValue("from", moment, { shouldDirty: true })}
              />
            )}
          </Field>
          <Field label="Until" error={errors.until?.message}>
            {(control) => (
              <MomentInput
                {...control}
                moment={draft.until}
                onChange={(moment) => form.setValue("until", moment ?? "", { shouldDirty: true })}
              />
            )}
          </Field>
        </div>
        {draft.text && (
          <div>
            <p className="mb-1.5 text-xs text-text-2">As they see it</p>
            <Notice tone={draft.kind}>
              <p className="wrap-anywhere">{draft.text}</p>
            </Notice>
          </div>
        )}
        <FormGuard form={form} />
        <FormError errors={errors} />
        <DialogActions>
          <CancelDialog />
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            {announcement || !chosen ? "Save announcement" : `Post to ${teamsText(chosen)}`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const HOUR_MS = 3_600_000;
const HOURS_AT_FIRST = 8;

function draftOf(announcement: Announcement | undefined) {
  if (announcement) {
    const { text, kind, audience, sourceId, from, until } = announcement;
    return { text, kind, audience, sourceId, from, until };
  }
  const until = Math.ceil(Date.now() / HOUR_MS + HOURS_AT_FIRST) * HOUR_MS;
  return {
    ...{ text: "", kind: "info" as const, audience: "everybody" as const, sourceId: null },
    ...{ from: null, until: new Date(until).toISOString() },
  };
}

function teamsText({ teamCount }: Audience) {
  return teamCount === 1 ? "1 team" : `${teamCount.toLocaleString("en-AU")} teams`;
}

type MomentInputProps = ControlProps & {
  moment: string | null | undefined;
  onChange: (moment: string | null) => void;
};

/** By the clock of whoever types; half a moment is none, and the browser keeps what is typed of it. */
function MomentInput({ moment, onChange, ...control }: MomentInputProps) {
  return (
    <TextInput
      {...control}
      type="datetime-local"
      defaultValue={moment ? localText(new Date(moment)) : ""}
      onChange={({ target: { value } }) => onChange(value ? new Date(value).toISOString() : null)}
    />
  );
}
