FROM node:24-slim
USER node
WORKDIR /home/node
COPY --chown=node . .
RUN npm ci --omit=dev && mkdir data
ENV NODE_ENV=production DATABASE=data/hustings.db STATE_DIRECTORY=/home/node/data
VOLUME /home/node/data
CMD ["node", "src/start.js"]
