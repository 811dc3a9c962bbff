import {
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from "@app/contract/access-tokens";
import {
  deleteAvatar,
  getProfile,
  listDevices,
  signOutDevice,
  signOutEverywhere,
  updateAvatar,
} from "@app/contract/account";
import { getCurrentUser } from "@app/contract/current-user";
import type { RequestOf } from "@app/contract/endpoint";
import { setMfaRequired } from "@app/contract/subscription";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, queryFor } from "#lib/api.ts";
import type { Crop } from "./avatar-crop.ts";

export const profileQuery = queryFor(getProfile, {});

export const devicesQuery = queryFor(listDevices, {});

export const tokensQuery = queryFor(listAccessTokens, {});

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

export function useMakeToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof createAccessToken>["body"]) =>
      call(createAccessToken, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listAccessTokens.path] }),
  });
}

export function useRevokeToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(revokeAccessToken, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listAccessTokens.path] }),
  });
}

export function useRequireMfa() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isMfaRequired: boolean) => call(setMfaRequired, { body: { isMfaRequired } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [getCurrentUser.path] }),
  });
}
