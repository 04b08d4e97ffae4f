/**
 * Loaded into a portal before anything else: as long as the file DISK_TROUBLE exists, its disk takes no more bytes, and the
 * file says why in the words of the system (ENOSPC: full, EROFS: read-only, EIO: broken).
 */
const fs = require('node:fs');

const sign = process.env.DISK_TROUBLE;

for (const name of ['writeSync', 'ftruncateSync', 'mkdirSync']) {
  const work = fs[name];
  fs[name] = (...values) => {
    if (fs.existsSync(sign)) throw troubleOf(fs.readFileSync(sign, 'utf8'), name);
    return work(...values);
  };
}

function troubleOf(code, syscall) {
  const errno = -require('node:os').constants.errno[code];
  return Object.assign(new Error(`${code}: the disk is in trouble, ${syscall}`), { errno, code, syscall });
}
