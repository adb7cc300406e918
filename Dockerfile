# The product with its embedded database in one image; everything it keeps lies in /data.
FROM node:26.10.0-slim AS build
WORKDIR /app
COPY . .
# Without the tools that a package of the product names as its optional peers, which are here for the tests.
RUN npm run build && npm prune --omit=dev --legacy-peer-deps --no-audit --no-fund

FROM node:26.10.0-slim
WORKDIR /app
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /app /app
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` runs it: without a process of npm in between, so that the order to stop arrives.
CMD ["node", "--max-semi-space-size=4", "--initial-heap-size=16", "apps/server/src/main.ts"]
