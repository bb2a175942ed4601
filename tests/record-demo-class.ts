/// <reference lib="dom" />
import { copyFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { withFakeDevices } from '../playwright.config.ts'
import { openFileStore } from '../server/platform/file-store.ts'
import { newId } from '../server/platform/ids.ts'
import { composeRecording, openMediaEngine } from '../server/platform/media-engine.ts'
import { freePort } from './journeys/free-port.ts'

/**
 * Records the demo's past webinar with the media engine, as every class is: a browser shares a board and its sound, and
 * what the engine makes of it is kept in the tree. `npm run record-demo-class`
 */

const seconds = 40
const film = join(import.meta.dirname, '../demo/live/media/circle-theorems.webm')
const font = join(import.meta.dirname, '../node_modules/vazirmatn/fonts/webfonts/Vazirmatn-Medium.woff2')

const folder = await mkdtemp(join(tmpdir(), 'class-'))
const files = await openFileStore({ dataDir: folder, s3: null })
const heard: ((message: unknown) => void)[] = []
const broadcast = {
  say: async (_channel: string, message: unknown) => {
    for (const one of heard) one(message)
  },
  hear: async (_channel: string, one: (message: unknown) => void) => void heard.push(one),
}
const engine = await openMediaEngine(
  {
    ...{ isOn: true, host: '127.0.0.1', port: await freePort(), tcpPort: null, address: null },
    ...{ turn: null, bigBlueButton: null, liveKit: null },
  },
  broadcast,
  (error) => process.stderr.write(`${error.message}\n`),
  files,
)
const browser = await chromium.launch(withFakeDevices.launchOptions)
const recordingId = newId()
try {
  const page = await browser.newPage()
  await teach(page)
  await engine.recordings?.record('class', recordingId)
  await page.waitForTimeout(seconds * 1_000)
  await engine.recordings?.record('class', null)
  // What the engine still holds is stored when it closes.
  await page.waitForTimeout(1_000)
} finally {
  await browser.close()
  await engine.close()
}
const path = join(folder, 'film.webm')
const made = await composeRecording(files, recordingId, path)
await copyFile(path, film)
const { size } = await stat(film)
process.stdout.write(`${film}: ${made?.ms} ms, ${size} bytes\n`)
await rm(folder, { recursive: true })

/** Opens a page that draws and plays, and connects it to the class. */
async function teach(page: Page): Promise<void> {
  const grant = {
    roomId: 'class',
    participantId: 'teacher',
    canPublish: ['audio', 'camera', 'screen'] as const,
  }
  await page.exposeFunction('answerTo', (offer: string) =>
    engine.answer(grant, offer, { seats: 0, recordingId: null }),
  )
  const face = `data:font/woff2;base64,${(await readFile(font)).toString('base64')}`
  await page.setContent('<!doctype html><canvas width="960" height="540"></canvas>')
  // Without it Chromium plays nothing.
  await page.mouse.click(20, 20)
  await page.evaluate(shareBoard, face)
}

/** Runs in the browser. */
async function shareBoard(face: string): Promise<void> {
  const loaded = await new FontFace('Vazirmatn', `url(${face})`).load()
  document.fonts.add(loaded)
  const canvas = document.querySelector('canvas')
  const board = canvas?.getContext('2d')
  if (!canvas || !board) throw new Error('no canvas')
  const texts = [
    'قضیه‌های دایره در یک عصر',
    'زاویهٔ محاطی نصف کمان روبه‌روست.',
    'روبه‌رو به قطر، زاویه همیشه ۹۰ درجه است.',
    'هر جای کمان که باشد، زاویه همان است.',
  ]
  const begun = performance.now()
  const draw = () => {
    const passed = (performance.now() - begun) / 1_000
    board.fillStyle = '#fbf9f4'
    board.fillRect(0, 0, 960, 540)
    board.fillStyle = '#0b4f4c'
    board.font = '34px Vazirmatn'
    board.textAlign = 'center'
    board.direction = 'rtl'
    board.fillText(texts[Math.floor(passed / 10) % texts.length] ?? '', 480, 70)
    const [x, y, radius] = [480, 310, 180]
    board.lineWidth = 4
    board.strokeStyle = '#0b7a75'
    board.beginPath()
    board.arc(x, y, radius, 0, 2 * Math.PI)
    board.stroke()
    const angle = -Math.PI / 2 + Math.sin(passed / 3) * 1.1
    const [topX, topY] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    board.strokeStyle = '#c2410c'
    board.beginPath()
    board.moveTo(x - radius, y)
    board.lineTo(x + radius, y)
    board.lineTo(topX, topY)
    board.closePath()
    board.stroke()
    board.fillStyle = '#c2410c'
    board.beginPath()
    board.arc(topX, topY, 8, 0, 2 * Math.PI)
    board.fill()
  }
  draw()
  setInterval(draw, 100)

  const sound = new AudioContext()
  const out = sound.createMediaStreamDestination()
  const notes = [220, 277.18, 329.63, 440, 196, 246.94, 293.66, 392]
  for (let at = 0; at < 160; at++) {
    const [tone, loudness] = [sound.createOscillator(), sound.createGain()]
    tone.frequency.value = notes[at % notes.length] ?? 220
    const when = sound.currentTime + at * 0.5
    loudness.gain.setValueAtTime(0, when)
    loudness.gain.linearRampToValueAtTime(0.18, when + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.001, when + 1.4)
    tone.connect(loudness).connect(out)
    tone.start(when)
    tone.stop(when + 1.5)
  }
  await sound.resume()

  const peer = new RTCPeerConnection({ bundlePolicy: 'max-bundle' })
  const add = (kind: 'audio' | 'video', direction: 'sendonly' | 'recvonly', track?: MediaStreamTrack) => {
    const transceiver = peer.addTransceiver(track ?? kind, { direction })
    const able = RTCRtpReceiver.getCapabilities(kind)?.codecs ?? []
    const wanted = kind === 'audio' ? 'audio/opus' : 'video/vp8'
    transceiver.setCodecPreferences(able.filter(({ mimeType }) => mimeType.toLowerCase() === wanted))
    return transceiver.sender
  }
  add('audio', 'sendonly', out.stream.getAudioTracks()[0])
  add('video', 'sendonly')
  const screen = add('video', 'sendonly', canvas.captureStream(10).getVideoTracks()[0])
  add('audio', 'recvonly')
  add('video', 'recvonly')
  add('video', 'recvonly')
  const channel = peer.createDataChannel('class')
  const opened = new Promise((done) => channel.addEventListener('open', done))
  await peer.setLocalDescription(await peer.createOffer())
  const { answerTo } = window as unknown as { answerTo: (offer: string) => Promise<string> }
  await peer.setRemoteDescription({ type: 'answer', sdp: await answerTo(peer.localDescription?.sdp ?? '') })
  await opened
  const parameters = screen.getParameters()
  for (const encoding of parameters.encodings) encoding.maxBitrate = 350_000
  await screen.setParameters(parameters)
  channel.send(JSON.stringify({ on: { audio: true, camera: false, screen: true } }))
  setInterval(() => channel.send(JSON.stringify({ alive: true })), 2_000)
}
