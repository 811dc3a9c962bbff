import { callAddress } from "@app/contract/call-address";
import type { DataOf, Endpoint, RequestOf } from "@app/contract/endpoint";
import type { Envelope } from "@app/contract/envelope";
import type { App } from "#http/mount.ts";

/** Makes a call of the contract; what is refused is thrown in the server's words. */
export type MakeCall = <E extends Endpoint>(call: E, request: RequestOf<E>) => Promise<DataOf<E>>;

type Asked = { token: string; ipAddress: string; headers: Record<string, string> };

/** Through the server's own door: an assistant is held to what every program with that token is. */
export function makeCallsWith({ fastify }: App, { token, ipAddress, headers }: Asked): MakeCall {
  return async (call, request) => {
    const { body } = request as { body?: object };
    const answer = await fastify.inject({
      method: call.method,
      url: callAddress(call.path, request),
      headers: { ...headers, authorization: `Bearer ${token}` },
      remoteAddress: ipAddress,
      ...(body && { payload: body }),
    });
    const { success, data, errors } = answer.json<Envelope<DataOf<typeof call>>>();
    if (!success) throw new Error(errors.map(({ message }) => message).join(" "));
    return data;
  };
}
