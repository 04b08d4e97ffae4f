/** How many are done of how many. */
export interface Far {
  readonly done: number;
  readonly count: number;
}

/** How a list tells of what is done with several of its rows; the texts are the list's own. */
export interface AtOnceWords {
  /** What the bar that shows how far it is measures. */
  readonly progress: string;
  readonly far: (far: Far) => string;
  readonly stop: string;
  /** Of a row that was left alone after a stop. */
  readonly stopped: string;
  readonly done: string;
  readonly ended: (far: Far) => string;
  readonly outcomes: string;
  readonly faultOf: (error: unknown) => string;
}
