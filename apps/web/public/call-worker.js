/** Shows the call that a push message brings, and opens the table when it is clicked. It keeps nothing and fetches nothing. */

self.addEventListener("push", (event) => {
  const { title, body, path, picture } = event.data?.json() ?? { title: "Paravent", body: "", path: "/" };
  const shown = { body, tag: "turn", renotify: true, icon: "/icon.svg", data: { path } };
  event.waitUntil(self.registration.showNotification(title, picture ? { ...shown, image: picture } : shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { href } = new URL(event.notification.data?.path ?? "/", self.location.origin);
  event.waitUntil(openAt(href));
});

/** In a window that shows the page already, or in a new one. */
async function openAt(href) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  await (there ? there.focus() : self.clients.openWindow(href));
}
