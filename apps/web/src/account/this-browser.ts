import type { PushRequest } from "@paravent/protocol";

const WORKER = "/call-worker.js";

/** Whether this browser can be called at all: only where the site is reached by https, or on this machine. */
export const canBeCalled = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** Where this browser is called; null while it is not. */
export async function ownEndpoint(): Promise<string | null> {
  if (!canBeCalled()) return null;
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks the reader, then their push service; null where one of them says no. */
export async function letCall(key: string): Promise<PushRequest | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** This browser is called no more, whatever the server knows. */
export async function letBe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
