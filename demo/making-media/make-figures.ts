import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { covers } from './covers.ts'
import { draw } from './draw.ts'
import { figures } from './figures.ts'
import { portraits } from './portraits.ts'

/** Draws the figures of the demo's lessons, the covers of its courses and the avatars of its people: `node demo/making-media/make-figures.ts`. */

const media = join(import.meta.dirname, '../courses/media')

for (const [name, svg] of Object.entries(figures)) await writeFile(join(media, name), draw(svg, 720).asPng())
for (const [slug, svg] of Object.entries(covers))
  await writeFile(join(media, `covers/${slug}.png`), draw(svg, 1280).asPng())

const avatars = join(import.meta.dirname, '../identity/avatars')
for (const [name, svg] of Object.entries(portraits))
  await writeFile(join(avatars, `${name}.png`), draw(svg, 320).asPng())
