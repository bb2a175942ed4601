import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { buildFolder, ownStamp, stampFile } from './build-stamp.ts'
import { precompress } from './precompress.ts'

// The stamp is computed before the build, so that files changed during the build are built again.
const stamp = ownStamp()

export default {
  ssr: true,
  async buildEnd() {
    await precompress(join(buildFolder, 'client'))
    await writeFile(stampFile, stamp)
  },
} satisfies Config
