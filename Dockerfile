# Builds the client, then keeps what the server needs to run.
FROM node:24-bookworm-slim AS build
WORKDIR /paravent
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 PARAVENT_DATA=/data
WORKDIR /paravent
COPY --from=build --chown=node:node /paravent /paravent
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
# Node itself, not npm: a signal to end must reach the server.
CMD ["node", "apps/server/src/main.ts"]
