import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { draw } from './draw.ts'
import { figures } from './figures.ts'

/** Draws the figures of the demo's lessons: `node demo/making-media/make-figures.ts`. */

const media = join(import.meta.dirname, '../courses/media')

for (const [name, svg] of Object.entries(figures)) await writeFile(join(media, name), draw(svg, 720).asPng())
