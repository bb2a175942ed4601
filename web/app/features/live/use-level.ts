import { type RefObject, useEffect } from 'react'

/** Draws how loud a microphone is, from 0 to 1, as the property `--level` of an element, without drawing React anew. */
export function useLevel(track: MediaStreamTrack | null, element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!track) return
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 512
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      // It waits for the first press where the page came without one.
      if (context.state === 'suspended') void context.resume().catch(() => undefined)
      analyser.getFloatTimeDomainData(samples)
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
      element.current?.style.setProperty('--level', String(Math.min(1, loudest * 2)))
    }, 100)
    return () => {
      clearInterval(timer)
      void context.close()
    }
  }, [track, element])
}

/** Two soft tones, by which one hears whether the loudspeaker is on. */
export function playTestSound(speaker?: string): void {
  const context = new AudioContext()
  // Not every browser lets a page choose.
  if (speaker && 'setSinkId' in context)
    void (context as AudioContext & { setSinkId(id: string): Promise<void> })
      .setSinkId(speaker)
      .catch(() => undefined)
  const gain = context.createGain()
  gain.gain.value = 0.15
  gain.connect(context.destination)
  for (const [at, frequency] of [523, 659].entries()) {
    const tone = context.createOscillator()
    tone.frequency.value = frequency
    tone.connect(gain)
    tone.start(context.currentTime + at * 0.35)
    tone.stop(context.currentTime + at * 0.35 + 0.3)
    if (at === 1) tone.onended = () => void context.close()
  }
}
