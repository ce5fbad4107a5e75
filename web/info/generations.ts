import type { ThreadStep } from './thread-steps.tsx';

/** What each of the five generations brought to the shop (CONTENT-003). */
export function generationsSince(foundedIn: number): readonly ThreadStep[] {
  return [
    { title: 'Quien abrió', text: `Un mostrador, hilos, agujas y una máquina a pedal, en ${foundedIn}.` },
    { title: 'Quien sumó las máquinas', text: 'Llegaron las máquinas de coser y, con ellas, el taller.' },
    { title: 'Quien vendió por mayor', text: 'Modistas y talleres empezaron a comprar por cantidad.' },
    { title: 'Quien salió al país', text: 'Las primeras encomiendas, a pueblos donde no había mercería.' },
    { title: 'Quienes te atienden hoy', text: 'El mismo mostrador, que ahora también está en línea.' },
  ];
}
