import { prepare } from './setup/prepare.mjs';

// What `npm start` does before it serves: for an installation whose folder the server itself cannot write.
prepare({ build: true, development: false });
