import { useRef } from 'preact/hooks';
import { Button } from '../../app/button.tsx';
import { useApp } from '../../app/app-context.ts';
import { Glyph } from '../../app/glyph.tsx';
import { Logo } from '../../app/page-frame.tsx';
import { href } from '../../app/router.ts';
import { useTitle } from '../../app/screen.tsx';
import './curtain.css';

interface CurtainProps {
  readonly name: string;
  onShow(): void;
}

/** Between two people at one device: hides everything until the next one is there. */
export function Curtain({ name, onShow }: CurtainProps) {
  const { say } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(say('curtainTitle', { name }), heading);
  return (
    <div className="cw-curtain">
      <Logo />
      <h1 ref={heading} tabIndex={-1}>
        {say('curtainTitle', { name })}
      </h1>
      <p>{say('curtainText')}</p>
      <Button tone="main" glyph="eye" label={say('curtainShow', { name })} onPress={onShow} />
      <a className="cw-curtain-out" href={href('lobby')}>
        <Glyph name="home" />
        {say('toLobby')}
      </a>
    </div>
  );
}
