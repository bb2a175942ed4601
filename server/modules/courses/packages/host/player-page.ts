import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const fileOf = (address: string): string => readFileSync(fileURLToPath(address), 'utf8')

/** The wrapper's own files by name. Names that begin so are ours; what a package holds stands below `content/`. */
export const playerFiles: ReadonlyMap<string, () => string> = new Map([
  ['__player.js', kept(() => fileOf(new URL('../player/player.js', import.meta.url).href))],
  ['__scorm-1.2.js', kept(() => fileOf(import.meta.resolve('scorm-again/scorm12/min')))],
  ['__scorm-2004.js', kept(() => fileOf(import.meta.resolve('scorm-again/scorm2004/min')))],
])

function kept(read: () => string): () => string {
  let text: string | undefined
  return () => {
    text ??= read()
    return text
  }
}

/** The page that holds the run-time and, in a frame, what the package shows. It speaks to the app's page alone. */
export const playerPage = (appOrigin: string): string => `<!doctype html>
<html lang="fa" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="arvand-app" content="${appOrigin}">
<title>بستهٔ درسی</title>
<style>html,body{margin:0;height:100%;background:#fff}iframe{display:block;width:100%;height:100%;border:0}</style>
<iframe id="content" title="محتوای بسته" allow="autoplay; fullscreen"></iframe>
<script type="module" src="__player.js"></script>
</html>
`

/** What the host says of an address that opens nothing. */
export const missingPage = `<!doctype html>
<html lang="fa" dir="rtl">
<meta charset="utf-8">
<title>پیدا نشد</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;font-family:Tahoma,sans-serif;color:#14213d;background:#fbfaf6;text-align:center}</style>
<p>این بخش از بسته پیدا نشد. صفحهٔ درس را تازه کنید.</p>
</html>
`
