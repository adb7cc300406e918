# The product with its embedded database in one image; everything it keeps lies in /data.
FROM node:26.10.0-slim AS build
WORKDIR /app
# The manifests first: as long as they are the same, so is what is installed, and a build takes it from its cache.
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY bench/package.json bench/
COPY e2e/package.json e2e/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/messages/package.json packages/messages/
COPY packages/samples/package.json packages/samples/
COPY packages/testkit/package.json packages/testkit/
COPY scripts/lib scripts/lib
RUN ["node", "-e", "import('./scripts/lib/ensure.mjs').then(({ ensureInstalled }) => ensureInstalled())"]
COPY . .
# Without the tools that a package of the product names as its optional peers, which are here for the tests.
RUN npm run build && npm prune --omit=dev --legacy-peer-deps --no-audit --no-fund

FROM node:26.10.0-slim
WORKDIR /app
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/compiled
RUN mkdir /data /compiled && chown node:node /data /compiled
# It belongs to root: the process can read itself, and change nothing of it.
COPY --from=build /app /app
USER node
# What the modules compile to, kept for each start. By the user and with the flags of both starts, or it would not be found again.
RUN node -e "import('./apps/server/src/serve-product.ts')" && node --max-semi-space-size=8 --max-old-space-size=512 -e "import('./apps/server/src/serve-product.ts')"
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` runs it (scripts/lib/node-flags.mjs): without a process of npm or a shell in between, so that the order to stop arrives.
CMD ["sh", "-c", "exec node $(case \"$NODE_OPTIONS\" in (*[-_]space[-_]size*) ;; (*) case \"$DATABASE_URL\" in (*[![:space:]]*) ;; (*) echo --max-semi-space-size=8 --max-old-space-size=512;; esac;; esac) apps/server/src/main.ts"]
