import { useEffect, useRef, useState } from 'react'

export type VoiceState = 'idle' | 'recording' | 'playing' | 'heard' | 'failed'

const listenMs = 5_000

/** Records some seconds of one's own microphone and plays them; nothing leaves the browser. */
export function useOwnVoice(speaker: string | undefined) {
  const [state, setState] = useState<VoiceState>('idle')
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])
  const listen = async (track: MediaStreamTrack) => {
    let isGone = false
    stop.current()
    stop.current = () => {
      isGone = true
    }
    try {
      setState('recording')
      const voice = await recordFor(track, listenMs)
      if (isGone) return
      setState('playing')
      await play(voice, speaker, (end) => {
        stop.current = () => {
          isGone = true
          end()
        }
      })
      if (!isGone) setState('heard')
    } catch {
      if (!isGone) setState('failed')
    }
  }
  return { state, listen }
}

/** Ends by itself, also when the microphone is switched off meanwhile. */
function recordFor(track: MediaStreamTrack, ms: number): Promise<Blob> {
  const recorder = new MediaRecorder(new MediaStream([track]))
  const parts: Blob[] = []
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => recorder.state === 'recording' && recorder.stop(), ms)
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.onerror = () => reject(new Error('the browser records no sound'))
    recorder.onstop = () => {
      clearTimeout(timer)
      resolve(new Blob(parts, { type: recorder.mimeType }))
    }
    recorder.start()
  })
}

function play(voice: Blob, speaker: string | undefined, onStart: (end: () => void) => void): Promise<void> {
  const address = URL.createObjectURL(voice)
  const audio = new Audio(address)
  // Not every browser lets a page choose.
  if (speaker && 'setSinkId' in audio) void audio.setSinkId(speaker).catch(() => undefined)
  onStart(() => audio.pause())
  return new Promise<void>((resolve, reject) => {
    audio.onended = () => resolve()
    audio.onpause = () => resolve()
    audio.onerror = () => reject(new Error('the browser plays no sound'))
    audio.play().catch(reject)
  }).finally(() => URL.revokeObjectURL(address))
}
