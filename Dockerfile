# What is installed, on the exact version of Node that package.json names for Linux.
FROM node:24.21.0-slim AS installed
WORKDIR /opt/hustings
COPY package.json package-lock.json .npmrc ./
COPY src/playground/package.json src/playground/
RUN npm ci --omit=dev --no-audit --no-fund

# What runs: all of it belongs to root, and the bot can write its data alone.
FROM node:24.21.0-slim
WORKDIR /opt/hustings
COPY --from=installed /opt/hustings/node_modules node_modules
COPY package.json LICENSE NOTICES.txt sbom.cdx.json ./
COPY licenses licenses
COPY assets assets
COPY migrations migrations
COPY src src
RUN install -d -o node -g node -m 700 /home/node/data
USER node
ENV NODE_ENV=production DATABASE=/home/node/data/hustings.db STATE_DIRECTORY=/home/node/data NODE_COMPILE_CACHE=/tmp/hustings METRICS_PORT=9100
VOLUME /home/node/data
# Whether it lives: what watches over containers may end one that does not, and a database that is gone is no reason for that.
HEALTHCHECK --interval=60s --timeout=10s --start-period=120s CMD ["node", "src/health.js"]
CMD ["node", "src/start.js"]
