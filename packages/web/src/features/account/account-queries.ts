import {
  deleteAvatar,
  getProfile,
  listDevices,
  signOutDevice,
  signOutEverywhere,
  updateAvatar,
} from "@app/contract/account";
import { getCurrentUser } from "@app/contract/current-user";
import { setMfaRequired } from "@app/contract/subscription";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, queryFor } from "#lib/api.ts";
import type { Crop } from "./avatar-crop.ts";

export const profileQuery = queryFor(getProfile, {});

export const devicesQuery = queryFor(listDevices, {});

/** The person's name and picture are on every page. */
export function forgetPerson(queries: QueryClient) {
  return Promise.all([
    queries.invalidateQueries({ queryKey: [getCurrentUser.path] }),
    queries.invalidateQueries({ queryKey: [getProfile.path] }),
  ]);
}

export function useSaveAvatar() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ file, crop }: { file: Blob; crop: Crop }) =>
      call(updateAvatar, { file, body: crop }),
    onSuccess: () => forgetPerson(queries),
  });
}

export function useRemoveAvatar() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteAvatar, {}),
    onSuccess: () => forgetPerson(queries),
  });
}

export function useSignOutDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(signOutDevice, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listDevices.path] }),
  });
}

export function useSignOutEverywhere() {
  return useMutation({ mutationFn: () => call(signOutEverywhere, {}) });
}

export function useRequireMfa() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isMfaRequired: boolean) => call(setMfaRequired, { body: { isMfaRequired } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [getCurrentUser.path] }),
  });
}
