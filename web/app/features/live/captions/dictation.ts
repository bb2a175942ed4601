/** What a browser's own recognition of speech offers; it stands in no library of types. */
export interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  onspeechstart: (() => void) | null
  onresult: ((event: RecognitionEvent) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
}

interface RecognitionEvent {
  readonly resultIndex: number
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>
}

type RecognitionMaker = new () => Recognition

/** Null where the browser has none. */
export function findRecognition(browser: object): RecognitionMaker | null {
  const { SpeechRecognition, webkitSpeechRecognition } = browser as {
    readonly SpeechRecognition?: RecognitionMaker
    readonly webkitSpeechRecognition?: RecognitionMaker
  }
  return SpeechRecognition ?? webkitSpeechRecognition ?? null
}

interface Heard {
  readonly onLine: (text: string, ago: number) => void
  readonly onFailed: () => void
  readonly now: () => number
}

/** Silence is no failure; the browser ends then, and is started again. */
const passing = new Set(['no-speech', 'aborted'])

/** Writes what is said until it is stopped: a line for each phrase, with how long ago it began. */
export function dictate(Maker: RecognitionMaker, { onLine, onFailed, now }: Heard): () => void {
  const recognition = new Maker()
  let isOver = false
  let began: number | null = null
  recognition.lang = 'fa-IR'
  recognition.continuous = true
  // Only that a phrase began is taken of them.
  recognition.interimResults = true
  recognition.onresult = ({ resultIndex, results }) => {
    for (const result of Array.from(results).slice(resultIndex)) {
      began ??= now()
      if (!result.isFinal) continue
      const text = result[0]?.transcript.trim() ?? ''
      if (text) onLine(text, now() - began)
      began = null
    }
  }
  recognition.onspeechstart = () => {
    began ??= now()
  }
  recognition.onerror = ({ error }) => {
    if (passing.has(error)) return
    isOver = true
    onFailed()
  }
  recognition.onend = () => {
    began = null
    if (!isOver) recognition.start()
  }
  recognition.start()
  return () => {
    isOver = true
    recognition.stop()
  }
}
