import {
  BufferGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  PerspectiveCamera,
  Scene,
  Spherical,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Box } from '#modules/drawings/domain/solids/box.ts';
import type { ShownModel } from '#modules/drawings/domain/solids/shown-model.ts';
import type { Vec3 } from '#modules/drawings/domain/solids/vector.ts';
import { ballAround, distanceFor, yUp, zUp } from './looking.ts';
import { emptied, objectsOf } from './solid-objects.ts';
import { type Motion, VIEWS } from './views.ts';

/** A drive on a canvas that one can turn; it draws when something changed, not all the time. */
export interface SolidScene {
  /** Shows a drive in place of the one before; whoever has turned it keeps that view, unless its size is quite another. */
  readonly show: (models: readonly ShownModel[]) => void;
  readonly move: (motion: Motion) => void;
  /** A line between two points, as it is measured; undefined for none. */
  readonly measure: (line: readonly [Vec3, Vec3] | undefined) => void;
  readonly resize: (width: number, height: number) => void;
  readonly dispose: () => void;
}

/** How long a view takes to become another, ms. */
const TURNING = 240;

/** Begins a scene on the canvas of a context; whoever wants things still sees views change at once. */
export function solidScene(context: WebGL2RenderingContext, { isStill }: { readonly isStill: boolean }): SolidScene {
  const canvas = context.canvas as HTMLCanvasElement;
  const renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
  const scene = new Scene();
  const camera = new PerspectiveCamera(28, 1, 1, 100_000);
  camera.up.set(0, 0, 1);
  const lamp = new DirectionalLight(0xffffff, 2.1);
  lamp.position.set(-0.4, 0.8, 1);
  camera.add(lamp);
  scene.add(camera, new HemisphereLight(0xffffff, 0x8a929a, 1.6));
  const drive = new Group();
  const ruler = new LineSegments(new BufferGeometry(), new LineBasicMaterial({ color: 0xd9480f, depthTest: false }));
  ruler.renderOrder = 1;
  ruler.visible = false;
  scene.add(drive, ruler);
  const controls = new OrbitControls(camera, canvas);
  controls.enableDamping = false;
  controls.addEventListener('change', ask);
  let asked = 0;
  let fitted = 0;

  function ask(): void {
    asked ||= requestAnimationFrame(() => {
      asked = 0;
      renderer.render(scene, camera);
    });
  }

  function show(models: readonly ShownModel[]): void {
    emptied(drive);
    models.forEach(({ bodies }, no) => {
      for (const body of bodies) drive.add(...objectsOf(body, no));
    });
    const boxes = models.map(({ box }) => box);
    if (boxes.length > 0) aim(boxes);
    ask();
  }

  function aim(boxes: readonly Box[]): void {
    const { middle, radius } = ballAround(boxes);
    const offset = camera.position.clone().sub(controls.target);
    const isNew = fitted === 0;
    const direction = isNew ? new Vector3(...VIEWS.oblique) : offset;
    const far = isNew || Math.abs(radius / fitted - 1) > 0.05 ? distanceFor(radius, camera) : offset.length();
    controls.target.copy(middle);
    camera.position.copy(middle).addScaledVector(direction.normalize(), far);
    [camera.near, camera.far] = [radius / 50, radius * 60];
    camera.updateProjectionMatrix();
    fitted = radius;
    controls.update();
  }

  function move(motion: Motion): void {
    const offset = camera.position.clone().sub(controls.target);
    const at = new Spherical().setFromVector3(yUp(offset));
    if (motion.kind === 'turn') {
      at.theta += motion.around;
      at.phi += motion.over;
    } else if (motion.kind === 'zoom') at.radius /= motion.by;
    else {
      at.setFromVector3(yUp(new Vector3(...VIEWS[motion.view])));
      at.radius = distanceFor(fitted || 1, camera);
    }
    at.makeSafe();
    goTo(at, motion.kind === 'view' && !isStill ? TURNING : 0);
  }

  function goTo(to: Spherical, duration: number): void {
    const from = new Spherical().setFromVector3(yUp(camera.position.clone().sub(controls.target)));
    const around = Math.atan2(Math.sin(to.theta - from.theta), Math.cos(to.theta - from.theta));
    const began = performance.now();
    function step(now: number): void {
      const part = duration === 0 ? 1 : Math.min(1, Math.max(0, (now - began) / duration));
      const eased = part * (2 - part);
      const at = new Spherical(
        from.radius + (to.radius - from.radius) * eased,
        from.phi + (to.phi - from.phi) * eased,
        from.theta + around * eased,
      );
      camera.position.copy(controls.target).add(zUp(new Vector3().setFromSpherical(at)));
      controls.update();
      ask();
      if (part < 1) requestAnimationFrame(step);
    }
    step(began);
  }

  return {
    show,
    move,
    measure(line) {
      ruler.visible = line !== undefined;
      if (line) ruler.geometry.setFromPoints(line.map((point) => new Vector3(...point)));
      ask();
    },
    resize(width, height) {
      renderer.setSize(width, height, false);
      camera.aspect = width / Math.max(1, height);
      camera.updateProjectionMatrix();
      ask();
    },
    dispose() {
      cancelAnimationFrame(asked);
      controls.dispose();
      emptied(drive);
      ruler.geometry.dispose();
      renderer.dispose();
    },
  };
}
