/**
 * The sound of a shared tab and the own microphone as one voice, because each person has one. A microphone that is
 * switched off is silent in it.
 */
export class TabSound {
  readonly track: MediaStreamTrack
  readonly #context = new AudioContext()
  readonly #out = this.#context.createMediaStreamDestination()
  readonly #tab: MediaStreamTrack
  #microphone: MediaStreamAudioSourceNode | null = null

  constructor(tab: MediaStreamTrack, microphone: MediaStreamTrack | null) {
    this.#tab = tab
    this.#sourceOf(tab).connect(this.#out)
    this.track = this.#out.stream.getAudioTracks()[0] as MediaStreamTrack
    this.hear(microphone)
  }

  /** Another microphone from now on, or none. */
  hear(microphone: MediaStreamTrack | null): void {
    this.#microphone?.disconnect()
    this.#microphone = microphone && this.#sourceOf(microphone)
    this.#microphone?.connect(this.#out)
  }

  stop(): void {
    this.#tab.stop()
    void this.#context.close()
  }

  #sourceOf(track: MediaStreamTrack): MediaStreamAudioSourceNode {
    return this.#context.createMediaStreamSource(new MediaStream([track]))
  }
}
