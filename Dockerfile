# The product without the embedded PostgreSQL: DATABASE_URL is needed. Runs as nonroot, on a read-only root file system.
FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY apps ./apps
COPY packages ./packages
COPY supabase ./supabase
COPY scripts ./scripts
# Pages are built with the development packages, which go again.
RUN npm ci --no-audit --no-fund \
  && node -e "import('./scripts/setup/build.mjs').then((m) => m.ensureBuilt(process.execPath))" \
  && node scripts/trim.mjs --image \
  && mkdir /data

FROM gcr.io/distroless/nodejs24-debian13:nonroot
WORKDIR /app
COPY --from=build --chown=root:root /app ./
COPY --from=build --chown=nonroot:nonroot /data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 HEALTH_PORT=3001 DATA_DIR=/data
USER nonroot
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=3s --start-period=10m \
  CMD ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:3001/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/nodejs/bin/node", "--max-semi-space-size=16", "apps/server/src/main.ts"]
