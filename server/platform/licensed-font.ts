import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { StartupError } from './startup-error.ts'

/** The style sheet of a licensed font that the operator has put in a folder. */
export const licensedFontStylesheet = '/fonts/style.css'

/** Words in names of font files, the longer ones before those that they hold. */
const weights: readonly [RegExp, string][] = [
  [/variable|vf?\.woff2$/i, '100 900'],
  [/ultra-?light|extra-?light/i, '200'],
  [/thin/i, '100'],
  [/light/i, '300'],
  [/medium/i, '500'],
  [/semi-?bold|demi-?bold/i, '600'],
  [/extra-?bold|ultra-?bold/i, '800'],
  [/black|heavy/i, '900'],
  [/bold/i, '700'],
]

const weightOf = (file: string): string => weights.find(([word]) => word.test(file))?.[1] ?? '400'

/** Serves the WOFF2 files of a folder as IRANSans, the first family of every page; a file's name tells its weight. */
export function addLicensedFont(app: FastifyInstance, folder: string): void {
  const files = filesIn(folder)
  const faces = files.map(
    (file, at) =>
      `@font-face{font-family:IRANSans;font-weight:${weightOf(file)};font-display:swap;src:url("/fonts/${at}.woff2") format("woff2")}`,
  )
  app.get(licensedFontStylesheet, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/css; charset=utf-8')
      .send(faces.join('\n')),
  )
  for (const [at, file] of files.entries()) {
    const bytes = readFileSync(join(folder, file))
    app.get(`/fonts/${at}.woff2`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('font/woff2').send(bytes),
    )
  }
}

function filesIn(folder: string): string[] {
  try {
    const files = readdirSync(folder).filter((name) => /\.woff2$/i.test(name))
    if (files.length > 0) return files.toSorted()
  } catch (cause) {
    throw new StartupError('wrong-setting', `FONT_FOLDER cannot be read: ${folder}`, cause)
  }
  throw new StartupError('wrong-setting', `FONT_FOLDER holds no .woff2 file: ${folder}`)
}
