/** Bytes that came and went. */
export interface Usage {
  readonly sound: number
  readonly pictures: number
}

const nothing: Usage = { sound: 0, pictures: 0 }
const sum = (a: Usage, b: Usage): Usage => ({ sound: a.sound + b.sound, pictures: a.pictures + b.pictures })

interface StreamStats {
  readonly type: string
  readonly kind?: string
  readonly bytesReceived?: number
  readonly bytesSent?: number
  readonly headerBytesReceived?: number
  readonly headerBytesSent?: number
}

/** What the browser counted of each stream, with its headers. */
export function usageIn(report: Pick<RTCStatsReport, 'forEach'>): Usage {
  const bytes = { audio: 0, video: 0 }
  report.forEach((one: StreamStats) => {
    if (one.type !== 'inbound-rtp' && one.type !== 'outbound-rtp') return
    const { bytesReceived = 0, bytesSent = 0, headerBytesReceived = 0, headerBytesSent = 0 } = one
    bytes[one.kind === 'audio' ? 'audio' : 'video'] +=
      bytesReceived + bytesSent + headerBytesReceived + headerBytesSent
  })
  return { sound: bytes.audio, pictures: bytes.video }
}

/** What a class has cost over all its connections; each of them counts from nothing. */
export class UsageMeter {
  #before = nothing
  #now = nothing

  read(now: Usage | null): Usage {
    if (now) this.#now = now
    return sum(this.#before, this.#now)
  }

  beginAnew(): void {
    this.#before = sum(this.#before, this.#now)
    this.#now = nothing
  }
}
