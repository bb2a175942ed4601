import { WebSocket } from 'undici'

/** A program that holds open pages and notes when reactions come: as little of a browser as that needs. */

export interface ToListeners {
  readonly url: string
  readonly tokens: readonly string[]
}

export interface Arrival {
  /** Who reacted. */
  readonly personId: string
  /** By the clock that all programs of the machine have. */
  readonly at: number
}

export type FromListeners = { readonly open: number } | { readonly arrivals: readonly Arrival[] }

const tellEveryMs = 500
const say = (message: FromListeners): void => void process.send?.(message)

let opened = 0
let arrivals: Arrival[] = []

/** Speaks Engine.IO and Socket.IO by hand: a client of each page would cost more than the server that is measured. */
function openPage(url: string, token: string): void {
  const address = `${url.replace('http', 'ws')}/live-messages/?EIO=4&transport=websocket`
  const page = new WebSocket(address, { headers: { origin: url } })
  page.addEventListener('message', ({ data }) => {
    const at = performance.timeOrigin + performance.now()
    const text = String(data)
    if (text.startsWith('42["liveReaction"')) arrivals.push({ personId: personIn(text), at })
    else if (text === '2') page.send('3')
    else if (text.startsWith('40')) opened += 1
    else if (text.startsWith('0')) page.send(`40${JSON.stringify({ token })}`)
  })
}

const personIn = (text: string): string => /"personId":"([^"]+)"/.exec(text)?.[1] ?? ''

process.on('message', ({ url, tokens }: ToListeners) => {
  for (const token of tokens) openPage(url, token)
})
setInterval(() => {
  if (opened > 0) say({ open: opened })
  opened = 0
  if (arrivals.length > 0) say({ arrivals })
  arrivals = []
}, tellEveryMs)
